import math
from fractions import Fraction as F

import pytest

from naivebayes import (
    NaiveBayesError,
    ZeroVarianceError,
    gaussian_log_pdf,
    gaussian_pdf,
)


def test_the_standard_normal_density():
    # 1/sqrt(2 pi), times e^(-1/2) and e^(-2)
    assert gaussian_pdf(0, 0, 1) == pytest.approx(0.3989422804014327)
    assert gaussian_pdf(1, 0, 1) == pytest.approx(0.24197072451914337)
    assert gaussian_pdf(-2, 0, 1) == pytest.approx(0.05399096651318806)


def test_mean_and_variance_move_and_widen_it():
    # at 7 with mean 3, variance 4: z = 2, over the stdev 2
    assert gaussian_pdf(7, 3, 4) == pytest.approx(0.02699548325659403)
    assert gaussian_pdf(F(1, 2), F(1, 2), F(1, 64)) == (
        pytest.approx(3.1915382432114614))


def test_the_log_density_has_its_own_formula():
    # -(1/2) ln(2 pi 9) - 4/18
    assert gaussian_log_pdf(2, 0, 9) == pytest.approx(
        -2.2397730440950047, rel=1e-14)
    assert gaussian_log_pdf(0, 0, 1) == pytest.approx(
        -0.91893853320467274, rel=1e-14)


def test_the_log_density_is_finite_where_the_density_is_not():
    assert gaussian_pdf(100, 0, 1) == 0.0
    assert gaussian_log_pdf(100, 0, 1) == pytest.approx(
        -5000.918938533205, rel=1e-14)


def test_extreme_variances_are_no_trouble():
    assert gaussian_pdf(0, 0, 1e-320) == pytest.approx(
        0.3989422804014327 / math.sqrt(1e-320), rel=1e-14)
    assert gaussian_log_pdf(0, 0, 1.7e308) == pytest.approx(
        -(math.log(2 * math.pi) + math.log(1.7e308)) / 2)
    assert gaussian_pdf(1e308, -1e308, 1) == 0.0


def test_no_variance_no_gaussian():
    for function in (gaussian_pdf, gaussian_log_pdf):
        with pytest.raises(ZeroVarianceError, match="var is 0"):
            function(1, 1, 0)
        with pytest.raises(NaiveBayesError, match="negative"):
            function(1, 1, -1)
        with pytest.raises(NaiveBayesError, match="mean"):
            function(1, "a", 1)
        with pytest.raises(NaiveBayesError, match="x is too large"):
            function(10**400, 1, 1)


def test_a_squared_distance_beyond_the_floats_is_refused():
    with pytest.raises(NaiveBayesError, match="squared distance"):
        gaussian_log_pdf(1e200, 0, 1)
