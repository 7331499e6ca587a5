import { capitalise } from '../words/forms.ts'
import { mediumOf } from './file-media.ts'
import { optionsOf } from './file-options.ts'
import type { Gadget, Sheet } from './gadget.ts'
import { otherJobs } from './other-jobs.ts'
import { pictureJobs } from './picture-jobs.ts'

const jobs = [...pictureJobs, ...otherJobs]

/** What came of it, to be kept or sent. */
const doneSheet = (done: string): Sheet => ({
  name: 'Done',
  icon: 'check',
  content: (text: string) => {
    const { icon, files } = mediumOf(text)
    return `
          hero ${done} | Saved beside the originals
          rows Done
          ${files.map((file) => `- ${icon} | ${file.split(' | ')[0] ?? ''} | Today, 9:41`).join('\n')}
          button share | Share
          quiet download | Save to downloads`
  },
})

/** Files one picks, what is to be done with them, and the button that does it. */
export const fileJobs: readonly Gadget[] = jobs.map(({ id, called, unless, verb, done, own, names }) => ({
  id,
  called,
  ...(unless ? { unless } : {}),
  icon: 'layers',
  presets: 'clean, bold',
  names,
  sheets: [
    {
      name: 'Work',
      title: (text: string) => capitalise(mediumOf(text).many),
      icon: 'layers',
      content: (text: string) => {
        const { many, icon, files } = mediumOf(text)
        return `
          rows Picked ${many}
          ${files.map((file) => `- ${icon} | ${file}`).join('\n')}
          quiet plus | Add ${many}
          ${own?.(text) ?? ''}
          ${optionsOf(text)}
          button check | ${verb} ${many} | #Done`
      },
    },
    ...(done === undefined ? [] : [doneSheet(done)]),
  ],
}))
