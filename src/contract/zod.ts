import { z } from 'zod'

// Compiling a schema takes `new Function`, which the content security policy forbids. To be set before the first schema
// is made, so the schemas of the product and of the model import zod from here.
z.config({ jitless: true })

export { z }
