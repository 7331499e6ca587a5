import { findMentions, type Mentionable } from '@kwiq/contracts'
import { Fragment } from 'react'

/** The words of a comment, with the people it names marked. Text and nothing else: React escapes it. */
export function CommentText({ text, people }: { text: string; people: readonly Mentionable[] }) {
  const mentions = findMentions(text, people)
  return (
    <p className="ctext">
      {mentions.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(mentions[index - 1]?.end ?? 0, start)}
          <span className="mention">{text.slice(start, end)}</span>
        </Fragment>
      ))}
      {text.slice(mentions.at(-1)?.end ?? 0)}
    </p>
  )
}
