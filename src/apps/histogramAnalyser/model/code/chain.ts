/** Steps of an analysis with RDataFrame, which Python and C++ write alike. */
import {neededDefinitions, type Plan} from './plan';
import {printCpp} from './print';
import type {Definition} from './analysis';

export type Step =
  | {readonly name: string; readonly value: string; readonly remark?: string | undefined}
  | {readonly filter: string; readonly words: string}
  | {readonly comment: string};

const cppText = ({cpp}: Definition): string => cpp;

/** A branch that is already what the variable should be. */
const isBranch = ({name, cpp}: Definition): boolean => name === cpp;

const step = ({name, cpp, remark}: Definition): Step => ({name, value: cpp, remark});

/** Objects, variables, preselection and cuts, in the order in which they are made. */
export function chainOf(plan: Plan): readonly Step[] {
  const {objects, preselection} = plan.source;
  const {count, masks, triggers, words} = objects;
  const made = plan.cuts.filter(({missing}) => missing === undefined);
  const left = plan.cuts.filter(({missing}) => missing !== undefined);
  return [
    ...(triggers.length > 0 ? [{filter: triggers.join(' || '), words: 'trigger'}] : []),
    ...masks.map(step),
    {filter: `Sum(good) == ${count}`, words},
    ...neededDefinitions(plan, cppText)
      .filter((definition) => !isBranch(definition))
      .map(step),
    {comment: 'What the events of the page passed before any cut'},
    ...preselection.map((expression) => ({
      filter: printCpp(expression),
      words: 'preselection',
    })),
    {comment: 'Your cuts'},
    ...made.map(({expression, quantity}) => ({filter: printCpp(expression), words: quantity})),
    ...left.map(({expression}) => ({comment: `no counterpart: ${printCpp(expression)}`})),
  ];
}

const pairMasses = `// Masses of two opposite-sign same-flavour pairs, the one nearer to the Z boson first;
// zeros without such pairs
template <class Reals, class Types, class Charges>
ROOT::RVecD pairMasses(const Reals& pt, const Reals& eta, const Reals& phi,
                       const Types& flavour, const Charges& charge) {
    const double z = 91.1876;  // GeV
    const int ways[3][4] = {{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 3, 1, 2}};
    const auto fits = [&](int a, int b) {
        return flavour[a] == flavour[b] && charge[a] + charge[b] == 0;
    };
    const auto mass = [&](int a, int b) {
        const double opening = std::cosh(eta[a] - eta[b]) - std::cos(phi[a] - phi[b]);
        return std::sqrt(2 * pt[a] * pt[b] * opening);
    };
    ROOT::RVecD best{0., 0.};
    for (const auto& way : ways) {
        if (!fits(way[0], way[1]) || !fits(way[2], way[3])) continue;
        double near = mass(way[0], way[1]), far = mass(way[2], way[3]);
        if (std::fabs(far - z) < std::fabs(near - z)) std::swap(near, far);
        if (std::fabs(near - z) < std::fabs(best[0] - z)) best = {near, far};
    }
    return best;
}`;

const smallestDeltaR = `template <class Reals>
double smallestDeltaR(const Reals& eta, const Reals& phi) {
    double smallest = 1e9;
    for (size_t a = 0; a < eta.size(); a++)
        for (size_t b = a + 1; b < eta.size(); b++)
            smallest = std::min(
                smallest, std::hypot(eta[a] - eta[b], TVector2::Phi_mpi_pi(phi[a] - phi[b])));
    return smallest;
}`;

const functions = {pairMasses, smallestDeltaR};

/** The functions in C++ that the steps call. */
export function functionsFor(steps: readonly Step[]): readonly string[] {
  const text = steps.map((each) => ('value' in each ? each.value : '')).join('\n');
  return Object.entries(functions).flatMap(([name, code]) =>
    text.includes(`${name}(`) ? [code] : [],
  );
}
