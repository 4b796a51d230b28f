import {
  IconBookmarks,
  IconClockHour4,
  IconMasksTheater,
  IconPlayerPlay,
  IconShare2,
  IconArrowsLeftRight,
  IconWifi,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { lazyComponent, type LazyComponent } from '../../../src/loading/lazyComponent.tsx'
import { CALLS } from './panelStore.ts'
import { sectionWords } from './words.ts'

/** A section of the director. Each has a folder of its own, and finds the model with `useDirector`. */
export interface Section {
  id: string
  title: string
  icon: Icon
  Content: LazyComponent
  /** It fills the room below the tabs, and scrolls its own parts. */
  isWhole?: true
}

/**
 * The sections in the order of their tabs.
 *
 * @param fallback what a section shows until its code has arrived
 */
export const createSections = (fallback: ReactNode): readonly Section[] => [
  {
    id: 'scene',
    title: sectionWords.scene,
    icon: IconMasksTheater,
    Content: lazyComponent(async () => (await import('../scene/Scene.tsx')).Scene, fallback),
  },
  {
    id: 'clock',
    title: sectionWords.clock,
    icon: IconClockHour4,
    Content: lazyComponent(async () => (await import('../clock/Clock.tsx')).Clock, fallback),
  },
  {
    id: 'network',
    title: sectionWords.network,
    icon: IconWifi,
    Content: lazyComponent(async () => (await import('../network/Network.tsx')).Network, fallback),
  },
  {
    id: 'story',
    title: sectionWords.story,
    icon: IconPlayerPlay,
    Content: lazyComponent(async () => (await import('../stories/section/Stories.tsx')).Stories, fallback),
  },
  {
    id: 'snapshots',
    title: sectionWords.snapshots,
    icon: IconBookmarks,
    Content: lazyComponent(async () => (await import('../snapshots/Snapshots.tsx')).Snapshots, fallback),
  },
  {
    id: 'share',
    title: sectionWords.share,
    icon: IconShare2,
    Content: lazyComponent(async () => (await import('../share/Share.tsx')).Share, fallback),
  },
  {
    id: CALLS,
    title: sectionWords.calls,
    icon: IconArrowsLeftRight,
    isWhole: true,
    Content: lazyComponent(async () => (await import('../calls/Calls.tsx')).Calls, fallback),
  },
]
