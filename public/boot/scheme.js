// The scheme is set before the first paint: what was chosen, else what the system says. A file of its own, because a strict content
// security policy lets no script run that stands in the page itself.
{
  let chosen = null
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Storage may be denied: then nothing was chosen.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
}
