import { openExternal } from '../open.tsx'
import { Checkout } from './Checkout.tsx'

void openExternal(Checkout)
