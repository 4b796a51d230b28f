import { useEffect } from 'react'
import { config } from '../config.ts'

/**
 * Sets the document title from the page: the active tab, the heading and the brand, for example
 * `Memberships · Data · Touchline`. It reads what the page shows: with React's `<title>`, each kind of page would have
 * to repeat its heading and its tab.
 */
export function DocumentTitle() {
  useEffect(() => {
    // Live collections: this runs after each change of the page, and few changes concern the heading.
    const headings = document.getElementsByTagName('h1')
    const updateTitle = () => {
      const heading = headings[0]?.textContent
      // A heading in edit mode is an input field, so the title stays.
      if (!heading) return
      const tabs = document.querySelectorAll('main nav a')
      const open = tabs.length > 1 ? document.querySelector('main nav a[aria-current="page"]')?.textContent : null
      const title = [open, heading, config.brand].filter(Boolean).join(' · ')
      if (document.title !== title) document.title = title
    }
    updateTitle()
    const observer = new MutationObserver(updateTitle)
    observer.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-current'],
    })
    return () => observer.disconnect()
  }, [])
  return null
}
