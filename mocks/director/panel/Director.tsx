import { IconAppWindow, IconEyeOff, IconLayoutSidebarRightExpand, IconX } from '@tabler/icons-react'
import { Component, useRef, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Control } from '../../control.ts'
import { momentText } from '../clock/moments.ts'
import { keyOfDirector } from '../edge/directorKey.ts'
import { FaultsDot } from '../network/FaultsDot.tsx'
import { RecordingDot } from '../stories/desk/RecordingDot.tsx'
import { Problem } from '../parts/Problem.tsx'
import { DirectorContext, useInfo, type Director as DirectorValue } from './DirectorContext.ts'
import { OneColourMark } from './OneColourMark.tsx'
import { canHaveWindow, openOwnWindow, putBack } from './ownWindow.ts'
import { CallsContext, type CallsTools } from '../calls/CallsContext.ts'
import { DockButton } from './DockButton.tsx'
import { closePanel, isBelow, panelStore } from './panelStore.ts'
import { allSections, type Section } from './sections.ts'
import { SectionTabs } from './SectionTabs.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import { directorWords, headWords } from './words.ts'
import classes from './Director.module.css'

interface DirectorProps {
  control: Control
  place: DirectorValue['place']
  /** The calls of the product; without them, their section says that nothing is watched. */
  calls?: CallsTools | null
  /** The sections, for stories and tests; all by default. */
  sections?: readonly Section[]
}

/** The director: its head, the tabs of its sections, and the one that is shown (docs/guides/director.md). */
export function Director({ control, place, calls = null, sections = allSections }: DirectorProps) {
  const director: DirectorValue = { control, place, ...useInfo(control) }
  const { info, failure } = director
  const wanted = useStore(panelStore, (state) => state.section)
  const section = sections.find(({ id }) => id === wanted) ?? sections[0]
  const body = useRef<HTMLDivElement>(null)
  useKeptFocus(body, section?.id)
  const below = useStore(panelStore, isBelow) && place === 'beside'
  return (
    <DirectorContext value={director}>
      <CallsContext value={calls}>
        <div className={classes.director} data-place={place} data-dock={below ? 'bottom' : undefined}>
          <Head director={director} />
          <SectionTabs sections={sections} current={section?.id ?? ''} />
          {section && (
            <div
              key={section.id}
              ref={body}
              role="tabpanel"
              id={`director-section-${section.id}`}
              aria-labelledby={`director-tab-${section.id}`}
              tabIndex={section.isWhole ? -1 : 0}
              data-whole={section.isWhole}
              className={classes.body}
            >
              <SectionBoundary>
                {failure !== null && info === null ? (
                  <Problem
                    title={directorWords.noServer}
                    text={directorWords.noServerText(failure)}
                    action={directorWords.retry}
                    onAction={director.refresh}
                  />
                ) : (
                  <section.Content />
                )}
              </SectionBoundary>
            </div>
          )}
          {place === 'beside' && <Foot />}
        </div>
      </CallsContext>
    </DirectorContext>
  )
}

function Head({ director: { info, place } }: { director: DirectorValue }) {
  // In a separate window, this is the page's main heading.
  const Title = place === 'window' ? 'h1' : 'h2'
  return (
    <header className={classes.head}>
      <span className={classes.titleRow}>
        <OneColourMark />
        <Title>{directorWords.title}</Title>
      </span>
      {info && (
        <time className={classes.now} dateTime={info.now}>
          {momentText(info.now)}
        </time>
      )}
      <FaultsDot />
      <RecordingDot place={place} />
      <span className={classes.tools}>
        {place === 'window' ? (
          <button type="button" aria-label={headWords.putBack} title={headWords.putBackHint} onClick={putBack}>
            <IconLayoutSidebarRightExpand size={18} stroke={1.6} aria-hidden="true" />
          </button>
        ) : (
          <>
            <DockButton />
            {canHaveWindow() && (
              <button type="button" aria-label={headWords.window} title={headWords.windowHint} onClick={openOwnWindow}>
                <IconAppWindow size={18} stroke={1.6} aria-hidden="true" />
              </button>
            )}
            <button type="button" aria-label={headWords.close} title={headWords.closeHint} onClick={closePanel}>
              <IconX size={18} stroke={1.6} aria-hidden="true" />
            </button>
          </>
        )}
      </span>
    </header>
  )
}

const placeMailbox = (mailboxSlot: HTMLElement | null) => panelStore.setState({ mailboxSlot })

/** The mailbox, and how to hide the director. */
function Foot() {
  const hidden = useStore(panelStore, (state) => state.buttonHidden)
  return (
    <footer className={classes.foot}>
      <span ref={placeMailbox} className={classes.slot} />
      <button
        type="button"
        className={classes.eye}
        aria-pressed={hidden}
        aria-label={directorWords.noButton}
        title={hidden ? directorWords.noButtonNow : directorWords.noButton}
        onClick={() => panelStore.setState({ buttonHidden: !hidden })}
      >
        <IconEyeOff size={16} stroke={1.8} aria-hidden="true" />
      </button>
      <button type="button" className={classes.hide} onClick={closePanel}>
        {directorWords.hide}
        {keyOfDirector().map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </button>
    </footer>
  )
}

/** Keeps the director usable if a section fails. */
class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Problem
        title={directorWords.sectionFailed}
        text={directorWords.sectionFailedText}
        action={directorWords.reload}
        onAction={() => location.reload()}
      />
    )
  }
}
