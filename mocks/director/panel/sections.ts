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
import type { ComponentType } from 'react'
import { Calls } from '../calls/Calls.tsx'
import { Clock } from '../clock/Clock.tsx'
import { Network } from '../network/Network.tsx'
import { Scene } from '../scene/Scene.tsx'
import { Share } from '../share/Share.tsx'
import { Snapshots } from '../snapshots/Snapshots.tsx'
import { Stories } from '../stories/section/Stories.tsx'
import { CALLS } from './panelStore.ts'
import { sectionWords } from './words.ts'

/** A section of the director. Each has a folder of its own, and finds the model with `useDirector`. */
export interface Section {
  id: string
  title: string
  icon: Icon
  Content: ComponentType
  /** It fills the room below the tabs, and scrolls its own parts. */
  isWhole?: true
}

/** The sections in the order of their tabs. */
export const allSections: readonly Section[] = [
  {
    id: 'scene',
    title: sectionWords.scene,
    icon: IconMasksTheater,
    Content: Scene,
  },
  {
    id: 'clock',
    title: sectionWords.clock,
    icon: IconClockHour4,
    Content: Clock,
  },
  {
    id: 'network',
    title: sectionWords.network,
    icon: IconWifi,
    Content: Network,
  },
  {
    id: 'story',
    title: sectionWords.story,
    icon: IconPlayerPlay,
    Content: Stories,
  },
  {
    id: 'snapshots',
    title: sectionWords.snapshots,
    icon: IconBookmarks,
    Content: Snapshots,
  },
  {
    id: 'share',
    title: sectionWords.share,
    icon: IconShare2,
    Content: Share,
  },
  {
    id: CALLS,
    title: sectionWords.calls,
    icon: IconArrowsLeftRight,
    isWhole: true,
    Content: Calls,
  },
]
