/**
 * The introduction on the index page of each category, below the list of its pages: its contents, its audience, the order of the
 * pages and the requirements. The keys are the last parts of the URLs; links are in Markdown.
 */

export const categoryIntroductions: Readonly<Record<string, readonly string[]>> = {
  'get-started': [
    'By the end of each of these pages, you will have your own result. The quick start takes you to a peak in real collision data in about ten minutes: with the mouse, in an online notebook, or in twenty lines of Python. School physics is enough.',
    'The deep dive is for students and teachers who want to go beyond a single plot. It helps you to choose a release, an environment (where your code runs) and a language, and arranges the notebooks into eight sessions. The third page is for researchers who are familiar with statistics and programming, and first helps you to decide whether the released data can answer your question. Choose one of the three; there is no need to read them in order. Each ends with self-checks; some of them come up again on later days in [Practice and certificate](/practice).',
  ],
  'data-for-education': [
    'These releases were made for teaching: tables with one row per event, calibrated objects, and events that have already been preselected. A plot takes a few lines of Python and no ATLAS software.',
    'For a new project, use the 2025 release, and read its details page first. As soon as you use simulation, you also need the metadata page, which lists the cross-section and the sum of weights of each sample. The 2020 and 2016 releases remain available for courses and exercises that are based on them. Before you compare numbers, check the units: the 2025 release uses GeV, the other two use MeV. The details page is all that students need to begin. If you plan a project as a teacher, also read the limitations of the 2020 data, because several of them apply to every education release.',
  ],
  'data-for-research': [
    'Here you find the public part of the data that ATLAS uses for its own publications, and what you need to know before you publish results based on them: contents, weights, data quality, and what is not included. You should be familiar with statistics and programming; you need neither an account nor membership of ATLAS.',
    'Four types of data have their own pages: proton collisions at 13 TeV, lead–lead collisions, generated events, and special datasets such as those for machine learning. Each of the first three has a page on its limitations. Read that page right after the one on the data, because it shows whether your idea is feasible; you need the metadata pages when you normalise simulation. A [tutorial](/docs/tutresearch/physlitetut) then guides you through your first file.',
  ],
  '13-tev-2025-beta-release': [
    'All of these pages use collisions from the research release, 36.6 fb⁻¹ recorded in 2015 and 2016, as compact tables that a notebook reads within minutes. This is the best starting point for a course or a project, from the last years of school onwards.',
    'First choose an environment; a browser is enough to begin with. Then work through the notebooks: one page covers the concepts, the other the physics processes, and each page begins with an easy notebook. If you have code for the 2020 files, use the conversion table. The C++ framework comes last, for anyone who wants compiled code and many samples at once. The release is called a beta because names and contents may still change, so note the date of your files.',
  ],
  'choose-your-enviroment': [
    'A notebook needs a computer to run on, but not necessarily your own. The first page compares four browser services. One requires no account, the others an account with Google, CERN or GitHub; they differ in memory and in whether your files are saved when you close the window. A class can get started there within one lesson.',
    'The second page is for your own machine: a single command starts a container that includes everything, or you create the environment with conda and pip on Linux, macOS or Windows. Choose this option if you work for more than a few hours, have a slow network or need the same versions next year. You can switch at any time, because the notebooks are the same in both cases.',
  ],
  'analysis-notebooks': [
    'Two pages guide you through fourteen Python notebooks that use the 2025 data. For each notebook, they describe its purpose, the event selection, the expected result and common problems. You can open the notebooks in a browser with one click.',
    'As a beginner, alternate between the two pages: read a file and find the Z boson, learn how statistical fluctuations affect a plot, and look for Higgs boson decays to two photons. Event weights and Higgs boson decays to four leptons follow. The page on concepts covers what all analyses have in common, such as metadata, efficiency and uncertainties; the other leads from the Z peak to top quarks and the most difficult Higgs decays. You need basic Python, and the notebooks download the files they need. Teachers find printable lessons at the end of both pages.',
  ],
  'convert-your-code-to-the-2025-beta-release': [
    'An old script rarely fails with an error message when it opens a new file. More often it produces an empty histogram, because a cut in MeV is applied to momenta in GeV, or a wrong histogram, because a branch (a column of the file) has kept its name but changed its meaning. The page in this category helps you to avoid both problems.',
    'It is for anyone with code, exercises or a course based on the 2020 release. Work through it from the top: units, tree and branch names first, then weights and b-tagging, and finally a check that tells you whether the conversion was successful. Half an hour is enough for a short script. If you are starting from scratch, you do not need this page: use the [notebooks for 2025](/docs/13TeV25Doc/StandardModel).',
  ],
  '13-tev-2020-release': [
    'A special feature of this release is a set of twelve analyses, documented with their selections and plots in a public note, which many exercises and theses have used. With 10 fb⁻¹ and smaller files, it is also quick to process.',
    'Choose this release if you follow such a course or want to reproduce a number from the note. The searches for physics beyond the Standard Model are also here; they have not been ported to newer data. Choose an environment first, and read its warning: the server that the old notebooks use was reported to be offline in 2026, so one line has to be changed. Then use the notebooks for quick results, or one of the three frameworks for a more thorough analysis. All momenta are in MeV.',
  ],
  'choose-your-enviroment-1': [
    'Software from 2020 is old enough to need some care. These two pages explain how to run its notebooks today: which services still open them, which tag (a frozen version) of the collection to use, and how to replace the data server that has been shut down.',
    'The online services are the quick option, suitable for a lesson or for reading; you need a browser, and some patience while the old environment is built. The second page is for longer projects. It describes a container that is kept up to date, your own installation of ROOT, and the virtual machine of that year, which no longer receives security updates. If you can choose the release, the [environments for 2025](/docs/category/choose-your-enviroment) are easier to use.',
  ],
  'analysis-frameworks': [
    'A framework handles the steps that every analysis repeats: opening hundreds of files, weighting simulated events, filling histograms and stacking them for comparison with data. You write the selection. These three frameworks do this for the 2020 files, in different languages and for different purposes.',
    'The C++ framework is the largest and, being compiled, fast: it includes all twelve analyses of the public note, and it suits you if you know some C++ or want to learn it. The PyROOT framework contains one Higgs analysis with classes that you can extend, and is a good way to learn ROOT. The third one does not need ROOT and produces its first plot within minutes, so start there if you already know Python. One framework is enough for a project.',
  ],
  'analysis-notebooks-1': [
    'The notebooks for the 2020 data are described on three pages, by topic. Begin with the Standard Model: the Z boson, the Higgs boson decaying to two photons and to four leptons, and top quarks, with the numbers that each notebook should print.',
    'The second page covers searches for a graviton and for dark matter, and explains what a limit is. On the third, you train decision trees and neural networks on Higgs and top-quark events. Read it once you are familiar with cuts, so that you can judge how much a classifier adds. The first page is suitable for students with basic Python; the other two require more time and some statistics. Some notebooks are only available under an old tag of the collection; the pages list them and explain how to get them.',
  ],
  '8-tev-2016-release': [
    'The first education release is small, complete and final: 14.9 million recorded events, the corresponding simulation, and a framework with seven analyses, from the W boson to a search for a heavy Z′ boson. It will not change any more, which is an advantage for many courses.',
    'The pages build on one another. Set up the software, learn your way around it, run an analysis and study its code. Then read two sets of plots, one with many events and one with few. Finally, change a selection and plot a new quantity. Each step takes half an hour to an hour, and you can read two of them without running anything. You need a terminal and basic familiarity with it. Two of the pages have lessons with worksheets.',
  ],
  'tutorials-for-research': [
    'Seven pages take you from a terminal to a reproducible result. They assume that you can program, and they explain what is specific to ATLAS: its containers, its file format and its event weights.',
    'You can follow the order of the list or choose by topic. Containers come first, because some tutorials need ATLAS software; the tutorial on PHYSLITE needs only Python and is the best starting point for most readers. Then choose by your question: your own ntuples for large studies, generated events for theory, three-dimensional event displays to present an event. With published likelihoods, you can test a model without processing any events. The last page collects contributions from other users and explains how to add yours.',
  ],
  'web-apps-for-education': [
    'With these apps, you can do particle physics in your browser, even on a phone or with only a keyboard. You do not have to install anything, and no data leave your device. Their events are simulated for teaching and labelled as such; you can also open your own file.',
    'To learn what a cut is and what it costs, start with the guide to [linked histograms](/docs/webapps/histanalyser), which takes 25 minutes and is suitable from the age of 16. For a mass peak, use the [lab on Z bosons and four leptons](/docs/webapps/teachersapp), which fills a lesson. The search for the [Higgs boson](/docs/webapps/find_the_higgs_2_13TeV) takes an hour and some perseverance; the one for [top quarks with a Z boson](/docs/webapps/find_ttZ) is the most difficult. Each guide ends with goals, common mistakes and answers for teachers, and the page on the [curriculum](/docs/webapps/curriculum) links the apps to school topics. There are nine [lessons to print](/teach).',
  ],
};
