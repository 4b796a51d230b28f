import { isValidElement } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { routeObjects } from '../../../src/app/routes.tsx'

const redirects = ({ element }: RouteObject) => isValidElement(element) && element.type === Navigate
const patternsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap((route) => [
    ...(route.path !== undefined && !redirects(route) ? [route.path] : []),
    ...patternsOf(route.children ?? []),
  ])

/** The pattern of every route that shows a screen, once. */
export const routePatterns = () => [...new Set(patternsOf(routeObjects()))]
