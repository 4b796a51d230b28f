import type { Icon } from '@tabler/icons-react'

/** The icon in front of an entry. */
export const EntryIcon = ({ of: Icon }: { of: Icon }) => <Icon size={18} stroke={1.7} aria-hidden="true" />
