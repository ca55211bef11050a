"""What mkdocs calls: marker lines and formulas, for build and serve."""

from formulas import FormulaExtension
from markers import written_out

DIALOG = 'data-md-component="search" role="dialog"'


def on_config(config):
    """Have formulas made into MathML."""
    config.markdown_extensions.append(FormulaExtension())
    return config


def on_page_markdown(markdown, page, config, files):
    """Write out the marker lines of a page."""
    return written_out(markdown, page.file.src_uri)


def on_post_page(output, page, config):
    """Give the search dialog a name, which the theme leaves out."""
    return output.replace(DIALOG, f'{DIALOG} aria-label="Search"')
