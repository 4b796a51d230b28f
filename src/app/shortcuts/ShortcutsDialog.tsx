import { Modal } from '@mantine/core'
import { Keys } from './Keys.tsx'
import { shortcutGroups } from './shortcuts.ts'
import { shortcutWords } from '../Shell/words.ts'
import classes from './ShortcutsDialog.module.css'

/** Every keyboard shortcut, by where it works (docs/product/app.md#shortcuts). */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={shortcutWords.title}
      size={680}
      closeOnClickOutside
      closeButtonProps={{ 'aria-label': shortcutWords.close }}
    >
      <div className={classes.groups}>
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title} className={classes.group}>
            <h3 className={classes.title}>{title}</h3>
            <dl className={classes.list}>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.label} className={classes.row}>
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <Keys shortcut={shortcut} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
