/** Who answers readers, whatever they ask about the site or the data. */
export const supportAddress = 'atlas-outreach-opendata-support@cern.ch';
