/**
 * The global style sheets in cascade order: Mantine's, our theme's variables, then ours. All are files, because a
 * content security policy refuses styles that are written into the page at run time.
 */
import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import '@mantine/dropzone/styles.css'
import '@mantine/notifications/styles.css'
import 'virtual:theme.css'
import './global.css'
import './print.css'
