// Runs before anything else loads: the start-up screen appears in the user's language and colours at once.
;(function () {
  var root = document.documentElement
  var script = document.currentScript
  function stored(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  function hasSession() {
    try {
      return Object.keys(localStorage).some(function (key) {
        return /^sb-.*-auth-token$/.test(key)
      })
    } catch {
      return false
    }
  }
  function fetchEarly(name) {
    var files = script.getAttribute('data-' + name)
    if (!files) return
    files.split(' ').forEach(function (file) {
      var link = document.createElement('link')
      var isStyle = /\.css$/.test(file)
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) {
        link.as = 'style'
        link.crossOrigin = '' // as Vite asks for it
      }
      link.href = file
      document.head.append(link)
    })
  }
  var languages = script.getAttribute('data-languages').split(' ') // the default first
  var wishes = [new URLSearchParams(location.search).get('lang'), stored('lang'), languages[0]]
  var lang = wishes.find(function (code) {
    return languages.includes(code)
  })
  root.lang = lang
  fetchEarly('guest-' + lang)
  if (hasSession()) {
    fetchEarly('member')
    fetchEarly('member-' + lang)
    // The first figure in a language takes a phone a tenth of a second: spent while everything is on its way.
    setTimeout(function () {
      ;(0).toLocaleString(lang)
    })
  }
  var scheme = stored('mantine-color-scheme-value')
  if (scheme !== 'light' && scheme !== 'dark')
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.setAttribute('data-mantine-color-scheme', scheme)

  // What the app waits for it says itself, in data-start; that it takes long, and a way out, must not need the app.
  setTimeout(function () {
    root.setAttribute('data-slow', '')
  }, 8000)
  addEventListener(
    'error',
    function (event) {
      if (event.target.tagName === 'SCRIPT') root.setAttribute('data-start', 'failed')
    },
    true,
  )
  addEventListener('click', function (event) {
    if (event.target.closest && event.target.closest('.boot button')) location.reload()
  })
})()
