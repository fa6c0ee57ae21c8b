const placeholder = /(<meta\s+name="backend"\s+content=")(")/

/**
 * Tells the app where its backend is: `<meta name="backend" content="">` receives the publishable key, which means 'at the
 * address of this page, with this key'. An empty content leaves the app to its own configuration.
 *
 * @param html the app's index.html
 * @param publishableKey the key of the backend that is served together with the app
 */
export function withBackend(html: string, publishableKey: string): string {
  return html.replace(placeholder, `$1${publishableKey}$2`)
}
