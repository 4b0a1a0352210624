/** Addresses that follow from the numbers and names of the catalogue. */

export const recordUrl = (id: number): string => `https://opendata.cern.ch/record/${id}`;

export const doiUrl = (doi: string): string => `https://doi.org/${doi}`;

/** Pages of the licences that the catalogue contains, by SPDX identifier. */
const licencePages: Readonly<Record<string, string>> = {
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'GPL-3.0-only': 'https://www.gnu.org/licenses/gpl-3.0.html',
};

/** Where a licence is explained; undefined for one that is not known here. */
export const licenceUrl = (licence: string): string | undefined => licencePages[licence];
