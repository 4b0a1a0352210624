/**
 * What a reader is told on the index page of a category, above its cards: what is there, for whom, in
 * which order to read it and what it takes. By the last part of the address; links as Markdown writes
 * them.
 */

export const categoryIntroductions: Readonly<Record<string, readonly string[]>> = {
  'get-started': [
    'Each of these pages ends with something that you have seen or made yourself. The quick start leads to a peak in real collisions in about ten minutes: with the mouse, in a notebook on somebody else’s computer, or in twenty lines of Python. It asks for no physics beyond school.',
    'The deep dive is for students and teachers who want more than one plot. It helps you to choose a release, an environment (where the code runs) and a language, and orders the notebooks into eight sessions. The third page is for researchers who know statistics and programming, and begins by asking whether the released data can answer your question at all. Take one of the three; you need not read them in order.',
  ],
  'data-for-education': [
    'These releases were made for learning: tables with one row for each event, particles that are calibrated already, and events chosen beforehand. A plot needs some lines of Python and no ATLAS software.',
    'For anything new use the 2025 release and read its details page first. As soon as simulation comes in, keep the metadata page at hand, which has the numbers of each sample. The 2020 and 2016 releases remain for courses and exercises that were built on them. Before you compare numbers, look at the unit: 2025 is in GeV, both others are in MeV. Students can begin with the details page alone. Teachers who plan a project should also read the limits of the 2020 data, since several of them hold for every teaching release.',
  ],
  'data-for-research': [
    'Here you find what is public of the data that ATLAS itself publishes with, and what you must know before you publish with it: contents, weights, data quality, and what was left out. You should be at home in statistics and programming; no membership and no account is needed.',
    'Four kinds of data have their own pages: protons at 13 TeV, lead–lead, event generation, and special sets such as those for machine learning. Each of the first three comes with a page on its limits. Read that page second, right after the one on the data, because it decides whether your idea is possible; the pages on metadata come in when you normalise. Then a [tutorial](/docs/tutresearch/physlitetut) opens the first file with you.',
  ],
  '13-tev-2025-beta-release': [
    'Everything here works on collisions of the research release, 36.6 fb⁻¹ from 2015 and 2016, in tables that a notebook reads in minutes. It is the place to start for a course or a project, from the last years of school on.',
    'Choose an environment first; the browser is enough for a beginning. Then do the notebooks: one page collects the ideas, the other the physics processes, and each begins with an easy one. Those who have code for the 2020 files find a table that translates it. The C++ framework comes last, for readers who want compiled code and many samples at once. The release is called a beta because names and contents may still change: write down the date of your files.',
  ],
  'choose-your-enviroment': [
    'A notebook needs a computer to run on, and it need not be yours. The first page compares four services in the browser. One asks for no account, the others for one with Google, CERN or GitHub; they differ in memory and in what they keep when you close the window. A class can start there within a lesson.',
    'The second page is for your own machine: one command starts a container that has everything, or conda and pip build the environment on Linux, macOS and Windows. Choose this if you work for more than a few hours, have a slow network or need the same versions next year. Nothing has to be decided for good, since the notebooks are the same in both.',
  ],
  'analysis-notebooks': [
    'Two pages walk you through fourteen Python notebooks on the 2025 data: what each of them does, which events it keeps, what you should see, and where it goes wrong. Buttons open them in a browser.',
    'Beginners alternate between the two. Read a file and find the Z boson. Then learn what chance does to a plot, and look for the Higgs boson in two photons. Weights and the Higgs boson in four leptons come next. The page on concepts has what every analysis shares, such as metadata, efficiency and uncertainties; the other goes from the Z peak to top quarks and the hardest Higgs decays. You need a little Python, and the files come by themselves. Teachers find lessons on paper at the end of both.',
  ],
  'convert-your-code-to-the-2025-beta-release': [
    'An old script that opens a new file rarely stops with an error. More often it draws an empty histogram, because a cut in MeV meets momenta in GeV. Or it draws a wrong one, because a branch (a column of the file) has kept its name and changed its meaning. This category has one page, and it exists to prevent that.',
    'It is for everybody who has code, exercises or a course built on the 2020 release. Work through it from the top: units, tree and names first, then weights and b-tagging, and a check at the end that tells you whether the conversion has worked. Half an hour is enough for a short script. If you start from nothing, you do not need it: take the [notebooks for 2025](/docs/13TeV25Doc/StandardModel).',
  ],
  '13-tev-2020-release': [
    'This release has something that no other has: twelve analyses, described in a public note with their cuts and plots, and years of exercises and theses that quote them. With 10 fb⁻¹ and smaller files it is also quick to work with.',
    'Come here if you follow such a course or want to check a number of the note. The searches beyond the Standard Model are here too; they have not moved to newer data. Choose an environment first and read its warning: the server that the old notebooks name was reported gone in 2026, and one line has to be changed. After that, notebooks are the short way and the three frameworks the thorough one. All momenta are in MeV.',
  ],
  'choose-your-enviroment-1': [
    'Software from 2020 is old enough to need some care. These two pages say how its notebooks run today. You learn which services still open them, which tag (a frozen state) of the collection to ask for, and how to replace the data server that has gone.',
    'Online is the quick way, good for a lesson or for reading; you need a browser and patience while an old environment is built. The second page is for work over weeks. It has a container that is kept up to date, your own installation of ROOT, and the virtual machine of that year, which gets no security updates any more. If you have the choice of release, the [environments for 2025](/docs/category/choose-your-enviroment) give less trouble.',
  ],
  'analysis-frameworks': [
    'A framework takes over what every analysis repeats: opening hundreds of files, weighting simulated events, filling histograms and stacking them against the data. You write the selection. Each of these three does so for the 2020 files, in another language and with another aim.',
    'The C++ framework is the largest: all twelve analyses of the public note, compiled and fast, for readers who know some C++ or want to. The PyROOT framework shows one Higgs analysis with classes that you can extend, and suits those who learn ROOT. The third needs no ROOT at all and gives its first plot within minutes, so begin there if Python is what you know. One is enough; compare two only to learn what the difference costs.',
  ],
  'analysis-notebooks-1': [
    'The notebooks for the 2020 data fill three pages, by what you want to learn. Begin with the Standard Model: the Z boson, the Higgs boson in two photons and in four leptons, and top quarks, with the numbers that each should print.',
    'The second page searches for what may not exist, a graviton and dark matter, and teaches what a limit is. The third trains decision trees and neural networks on Higgs and top-quark events. Take it when you know what a cut can do, so that you can judge what a machine adds. The first is fit for students with basic Python, the others ask for patience and some statistics. Some notebooks live under an old tag of the collection; the pages say which and how to get them.',
  ],
  '8-tev-2016-release': [
    'The first release for teaching is small, complete and frozen: 14.9 million recorded events, the simulation for them, and a framework with seven analyses from the W boson to a search for a heavy Z′. Nothing in it changes any more, which is what some courses want.',
    'The pages follow one another. Set up, find your way, run an analysis and look inside it. Then read two sets of plots, one with many events and one with few. At last change a selection, and draw something new. Each step is worth half an hour to an hour, and two of them can be read without running anything. You need a terminal and no fear of it. Two of the pages have lessons with worksheets for a class.',
  ],
  'tutorials-for-research': [
    'Seven pages take you from a terminal to a result that a colleague could repeat. They assume that you programme, and explain what is special about ATLAS: its containers, its file format, its weights.',
    'The order is that of the list, and you may leave it. A container comes first where ATLAS software is needed; the tutorial on PHYSLITE needs Python only, and is the best first hour for most. Then choose by your question: ntuples of your own for large studies, generated events for theory, displays in three dimensions to show an event. With published likelihoods you test a model without touching any event. The last page collects what others have built, and says how your work gets there.',
  ],
  'web-apps-for-education': [
    'These apps do particle physics in your browser, on a phone too and with the keyboard alone. Nothing is installed and nothing leaves your machine. Their events are simulated for teaching, and each page says so; a file of your own can be opened as well.',
    'What a cut is, and what it costs, you learn with [linked histograms](/docs/webapps/histanalyser), in 25 minutes from the age of 16 on. For a peak in a mass take the [lab on Z bosons and four leptons](/docs/webapps/teachersapp), which fills a lesson. The search for the [Higgs boson](/docs/webapps/find_the_higgs_2_13TeV) needs an hour and some patience; the one for [top quarks with a Z boson](/docs/webapps/find_ttZ) is the hardest. Teachers find goals, usual mistakes and answers at the end of each guide, and school topics on the page about the [curriculum](/docs/webapps/curriculum). Nine [lessons to print](/docs/userpath/deepdive#lessons) have worksheets and answers; one of them [sorts the collisions](/docs/webapps/atlas_events#lesson-sort-the-collisions).',
  ],
};
