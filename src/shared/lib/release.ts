/**
 * Names the release that runs in this tab: the address of its entry script, whose hash changes with any part of the app.
 * @param page the page as it was loaded, or as the host delivers it now
 */
export const releaseOf = (page: Document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined
