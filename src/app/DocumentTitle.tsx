import { useEffect } from 'react'
import { config } from '../config.ts'

/**
 * Names the page in the browser's tab and history after what stands on it: its one heading, before that the tab that is open.
 * `Memberships · Data · Touchline`.
 */
export function DocumentTitle() {
  useEffect(() => {
    const name = () => {
      const heading = document.querySelector('h1')?.textContent
      // A heading that is being edited is a field for a while, and the name stays.
      if (!heading) return
      const tabs = document.querySelectorAll('main nav a')
      const open = tabs.length > 1 ? document.querySelector('main nav a[aria-current="page"]')?.textContent : null
      const title = [open, heading, config.brand].filter(Boolean).join(' · ')
      if (document.title !== title) document.title = title
    }
    name()
    const observer = new MutationObserver(name)
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
