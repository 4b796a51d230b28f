/**
 * Every style sheet that the whole app needs, in the order in which they count: Mantine's, our theme's variables over its
 * defaults, and ours. All are files: none is written into the page at run time, where a content security policy would refuse it.
 */
import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import '@mantine/dropzone/styles.css'
import '@mantine/notifications/styles.css'
import 'virtual:theme.css'
import './global.css'
