import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CircleDrawing } from '../ui/brand/drawings/CircleDrawing.tsx'
import { StateView } from '../ui/feedback/states/StateView.tsx'
import { boundaryWords } from './words.ts'

/**
 * If the code of a page cannot be loaded, as without a network or after a deployment, or if the page throws, the user can
 * reload it or go to another page.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Catch pathname={pathname}>{children}</Catch>
}

interface CatchProps {
  pathname: string
  children: ReactNode
}

interface CatchState {
  failed: boolean
  pathname: string
}

/** React catches the errors of children in class components only. Another page gets another chance. */
class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { failed: false, pathname: this.props.pathname }

  static getDerivedStateFromProps({ pathname }: CatchProps, state: CatchState): CatchState | null {
    return pathname === state.pathname ? null : { failed: false, pathname }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}

function PageFailed() {
  return (
    <StateView
      fullScreen
      alert
      drawing={<CircleDrawing />}
      title={boundaryWords.title}
      action={<Button onClick={() => location.reload()}>{boundaryWords.reload}</Button>}
    >
      {boundaryWords.text}
    </StateView>
  )
}
