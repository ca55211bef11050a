"""What mkdocs calls: markers, formulas and search, built or served."""

from pathlib import Path

from formulas import FormulaExtension
from markers import written_out
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from reference import homes

BOOSTS = {
    "derivation/": 3,
    "reference": 0.02,
    "notes-to-code": 0.3,
    "slips": 0.3,
}
DIALOG = 'data-md-component="search" role="dialog"'


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Have formulas made into MathML."""
    config.markdown_extensions.append(FormulaExtension())
    return config


def on_pre_build(config: MkDocsConfig) -> None:
    """Have the pages read anew, which may have changed."""
    homes.cache_clear()


def on_page_markdown(
    markdown: str, page: Page, config: MkDocsConfig, files: Files
) -> str:
    """Write out the markers of a page, and say how it is found."""
    page.meta["search"] = {"boost": boost_of(page.file.src_uri)}
    return written_out(markdown, page.file.src_uri)


def boost_of(page: str) -> float:
    """How far up the search lists a page: explanations come first."""
    for start, boost in BOOSTS.items():
        if page.startswith(start):
            return boost
    return 1


def on_post_page(
    output: str, page: Page, config: MkDocsConfig
) -> str:
    """Give the search dialog a name, which the theme leaves out."""
    return output.replace(DIALOG, f'{DIALOG} aria-label="Search"')


def on_post_build(config: MkDocsConfig) -> None:
    """Leave out the page for what a server lacks: it needs a server."""
    Path(config.site_dir, "404.html").unlink(missing_ok=True)
