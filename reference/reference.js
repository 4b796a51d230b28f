/* global SwaggerUIBundle */

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const setScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', setScheme)
setScheme()

SwaggerUIBundle({
  url: './openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  // A page of examples: nothing is sent, and no badge asks a validator on the network.
  supportedSubmitMethods: [],
  validatorUrl: null,
})
