// Wide tables scroll; with a tab stop they do so by keys, too.
addEventListener("load", () => {
  for (const box of document.querySelectorAll(".md-typeset__scrollwrap")) {
    box.tabIndex = 0;
  }
});
