import { Skeleton } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { readStepsHeight, storeStepsHeight } from '../../../domain/club/lastSteps.ts'

interface StepsSpaceProps {
  tenant: string
  /** The first steps; null for a club that has taken them; absent while nobody knows. */
  children?: ReactNode
}

/**
 * Keeps the space of the first steps from the last visit until they are there, so that the page below does not move.
 */
export function StepsSpace({ tenant, children }: StepsSpaceProps) {
  const [reserved] = useState(() => readStepsHeight(tenant) ?? 0)
  const [isLoaded, setIsLoaded] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const isKnown = children !== undefined
  const isShown = isKnown && children !== null
  useEffect(() => {
    if (!isKnown) return
    if (!isShown) return storeStepsHeight(tenant, 0)
    const element = content.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect()
      if (height === 0) return
      setIsLoaded(true)
      storeStepsHeight(tenant, Math.round(height))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [tenant, isKnown, isShown])

  if (!isKnown) return reserved === 0 ? null : <Skeleton height={reserved} radius="md" />
  if (!isShown) return null
  return (
    <div style={isLoaded ? undefined : { minHeight: reserved }}>
      {/* Its margins belong to its height. */}
      <div ref={content} style={{ display: 'flow-root' }}>
        {children}
      </div>
    </div>
  )
}
