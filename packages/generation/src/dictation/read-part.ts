import { labelFrom } from './label-from.ts'
import type { Masked } from './mask.ts'
import { group, naming, one, partForms, type ReadItem } from './part-forms.ts'

/** One item of a dictated sentence: a component when a form fits it, else a value with its name. */
export function readPart(item: string, masked: Masked): ReadItem {
  const quoted = masked.quoted(item)
  for (const { form, read } of partForms) {
    const match = form.exec(item)
    if (!match) continue
    const said = group(match, naming.test(group(match, 'after')) ? 'after' : 'before')
    return read(quoted ?? labelFrom(masked.plain(said.replace(/^:/, ''))), match, masked, item)
  }
  const label = labelFrom(masked.bare(item))
  if (quoted !== undefined)
    return one(label === '' ? { kind: 'heading', label: quoted } : { kind: 'fact', label, value: quoted })
  return label === '' ? { parts: [] } : one({ kind: 'fact', label })
}
