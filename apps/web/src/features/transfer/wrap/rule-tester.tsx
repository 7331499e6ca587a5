import { findLinkRule, type WrapOptions } from '@kwiq/app-model'
import { Badge, Field, Input } from '@kwiq/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'

/** Paste an address, see which rule fires. */
export function RuleTester({ wrap }: { wrap: WrapOptions }) {
  const [link, setLink] = useState('')
  const words = texts.wrap
  const decision = link.trim() === '' ? null : findLinkRule(wrap, link)
  return (
    <div className="tester">
      <Field label={words.tester}>
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={link}
            placeholder={words.testerPlaceholder}
            onChange={(event) => setLink(event.target.value)}
          />
        )}
      </Field>
      <p className="verdict" role="status">
        {link.trim() === '' ? (
          <span className="t2">{words.testerEmpty}</span>
        ) : decision ? (
          <>
            <Badge tone={decision.opens === 'external' ? 'warn' : 'accent'}>
              {words.targets[decision.opens]}
            </Badge>
            <span className="t2">
              {decision.by === 'rule'
                ? words.byRule(decision.index + 1, decision.rule.pattern)
                : decision.by === 'own-site'
                  ? words.byOwnSite
                  : words.byOtherSite}
            </span>
          </>
        ) : (
          <span className="t2">{words.testerInvalid}</span>
        )}
      </p>
    </div>
  )
}
