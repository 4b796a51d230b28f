import { openExternal } from '../open.tsx'
import { Portal } from './Portal.tsx'

void openExternal(Portal)
