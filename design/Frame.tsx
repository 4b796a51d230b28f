import { useMantineColorScheme } from '@mantine/core'
import { useOf } from '@storybook/addon-docs/blocks'
import classes from './ComponentPage.module.css'

export interface FrameProps {
  /** A story, as its module exports it. */
  of: unknown
  /** In px. */
  height: number
}

/**
 * A story in a frame of its own, where it may cover the whole page. It loads when it comes near, and has the page's
 * scheme.
 */
export function Frame({ of, height }: FrameProps) {
  const { colorScheme } = useMantineColorScheme()
  // The block types what it takes more narrowly than the modules of stories are.
  const { story } = useOf(of as never, ['story'])
  const address = new URLSearchParams({ id: story.id, viewMode: 'story', globals: `scheme:${colorScheme}` })
  return (
    // It shows our own stories, which need scripts and their origin.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      className={classes.frame}
      title={`${story.title}, ${story.name}`}
      src={`./iframe.html?${address}`}
      height={height}
      loading="lazy"
    />
  )
}
