/** The part of the page with search, filters and cards. */
export const directoryAnchor = 'directory'
