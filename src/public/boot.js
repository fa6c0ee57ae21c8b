// Runs before anything else loads: the start-up screen appears in the user's language and colours at once.
;(function () {
  var root = document.documentElement
  function stored(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var asked = new URLSearchParams(location.search).get('lang')
  var lang = asked === 'en' || asked === 'ru' ? asked : stored('lang') === 'ru' ? 'ru' : 'en'
  root.lang = lang
  var words = document.currentScript.dataset[lang]
  if (words) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = words
    document.head.append(link)
  }
  var scheme = stored('mantine-color-scheme-value')
  if (scheme !== 'light' && scheme !== 'dark')
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.setAttribute('data-mantine-color-scheme', scheme)
})()
