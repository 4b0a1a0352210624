"""Trains scikit-learn's methods on events and settings of ours, and prints areas and times as JSON.

python3 ask_sklearn.py events.csv settings.json repeats
"""
import csv
import json
import statistics
import sys
import time
import warnings

import numpy
import sklearn
from sklearn.ensemble import GradientBoostingClassifier, RandomForestClassifier
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.neural_network import MLPClassifier
from sklearn.preprocessing import StandardScaler
from sklearn.tree import DecisionTreeClassifier

# A network ends after a number of epochs, not where it has converged.
warnings.simplefilter("ignore", ConvergenceWarning)


def read(path, features):
    with open(path, encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    column = lambda name: numpy.array([float(row[name]) for row in rows])
    inputs = numpy.stack([column(name) for name in features], axis=1)
    return inputs, column("signal"), column("weight"), column("train") == 1


def training_weights(label, weight, settings):
    """As many as there are events in all, and the same for both classes where they are balanced."""
    weight = weight if settings["useWeights"] else numpy.ones_like(weight)
    if not settings["balance"]:
        return weight * len(weight) / weight.sum()
    sums = [weight[label == one].sum() for one in (0, 1)]
    return weight * len(weight) / 2 / numpy.where(label == 1, sums[1], sums[0])


def classifier(method, settings, events, seed):
    if method == "logistic":
        return LogisticRegression(C=1 / (settings["l2"] * events), tol=1e-8, max_iter=1000)
    tree = {"max_depth": settings["depth"], "min_samples_leaf": settings["minLeaf"]}
    if method == "tree":
        return DecisionTreeClassifier(random_state=seed, **tree)
    tree["n_estimators"] = settings["trees"]
    if method == "forest":
        return RandomForestClassifier(random_state=seed, **tree)
    if method == "boosted":
        rate = settings["learningRate"]
        return GradientBoostingClassifier(random_state=seed, learning_rate=rate, **tree)
    return MLPClassifier(
        hidden_layer_sizes=settings["layers"],
        activation=settings["activation"],
        alpha=settings["l2"] * settings["batch"],
        batch_size=settings["batch"],
        learning_rate_init=settings["learningRate"],
        max_iter=settings["epochs"],
        n_iter_no_change=settings["epochs"],
        random_state=seed,
    )


def result(method, settings, path, repeats):
    inputs, label, weight, train = read(path, settings["features"])
    if settings["standardise"]:
        inputs = StandardScaler().fit(inputs[train]).transform(inputs)
    takes_weights = method != "network"
    extra = {}
    if takes_weights:
        extra["sample_weight"] = training_weights(label[train], weight[train], settings)
    areas, seconds = [], []
    for seed in range(repeats):
        start = time.perf_counter()
        model = classifier(method, settings, int(train.sum()), seed)
        model.fit(inputs[train], label[train], **extra)
        seconds.append(time.perf_counter() - start)
        scores = model.predict_proba(inputs)[:, 1]
        areas.append(
            [
                roc_auc_score(label[part], scores[part], sample_weight=weight[part])
                for part in (train, ~train)
            ]
        )
    of = lambda place: [pair[place] for pair in areas]
    return {
        "classifier": type(model).__name__,
        "trainAuc": round(statistics.median(of(0)), 5),
        "testAuc": round(statistics.median(of(1)), 5),
        "lowestTestAuc": round(min(of(1)), 5),
        "highestTestAuc": round(max(of(1)), 5),
        "seconds": round(min(seconds), 4),
    }


def main():
    path, settings_path, repeats = sys.argv[1:]
    with open(settings_path, encoding="utf-8") as file:
        settings = json.load(file)
    methods = {name: result(name, one, path, int(repeats)) for name, one in settings.items()}
    report = {"version": sklearn.__version__, "repeats": int(repeats), "methods": methods}
    print(json.dumps(report, indent=2))


main()
