"""The messages: which were taken for which, and what absence says."""

from charts import figure

from naivebayes import (
    BernoulliNB,
    bag_of_words,
    confusion,
    confusion_picture,
    evidence_bars,
    explain,
    folds,
    load_messages,
    tokenize,
)

HELD_OUT = 133  # row 134, "Work two hours, ..."


def of_presence(page: str) -> str:
    """The confusion table of the Bernoulli model in ten folds."""
    data = load_messages()
    bags = [bag_of_words(tokenize(text)) for text in data.X]
    y_pred = list(data.y)
    for train, test in folds(len(bags), 10, seed=0):
        X, y = [bags[i] for i in train], [data.y[i] for i in train]
        model = BernoulliNB(alpha=1).fit(X, y)
        for i in test:
            y_pred[i] = model.predict([bags[i]])[0]
    picture = confusion_picture(confusion(data.y, y_pred))
    return figure(picture, "The Bernoulli model, in ten folds.")


def with_presence(page: str) -> str:
    """What present and absent words say of one message."""
    data = load_messages()
    bags = [bag_of_words(tokenize(text)) for text in data.X]
    X = bags[:HELD_OUT] + bags[HELD_OUT + 1 :]
    y = data.y[:HELD_OUT] + data.y[HELD_OUT + 1 :]
    model = BernoulliNB(alpha=1).fit(X, y)
    picture = evidence_bars(explain(model, bags[HELD_OUT]))
    caption = "The thirty loudest words; all others are one bar."
    return figure(picture, caption)
