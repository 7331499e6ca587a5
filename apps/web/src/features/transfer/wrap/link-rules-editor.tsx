import { type LinkRule, linkTargets, wrapLimits } from '@kwiq/app-model'
import { Button, IconButton, Input, Select } from '@kwiq/ui'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { texts } from '../texts.ts'

interface LinkRulesEditorProps {
  rules: readonly LinkRule[]
  onChange: (rules: LinkRule[]) => void
}

/** The rules in their order; moved by buttons, so that a keyboard and a thumb do as well as a mouse. */
export function LinkRulesEditor({ rules, onChange }: LinkRulesEditorProps) {
  const words = texts.wrap
  const put = (at: number, rule: LinkRule) =>
    onChange(rules.map((other, index) => (index === at ? rule : other)))
  const move = (at: number, by: 1 | -1) => {
    const next = [...rules]
    const [rule] = next.splice(at, 1)
    if (rule) next.splice(at + by, 0, rule)
    onChange(next)
  }
  return (
    <div className="rules">
      <p className="t2">{words.rulesHint}</p>
      {rules.length === 0 && <p className="t2">{words.noRules}</p>}
      <ol>
        {rules.map((rule, index) => (
          <li key={index}>
            <Input
              aria-label={words.pattern(index + 1)}
              value={rule.pattern}
              maxLength={wrapLimits.patternCharacters}
              placeholder={words.patternPlaceholder}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => put(index, { ...rule, pattern: event.target.value })}
            />
            <Select
              aria-label={words.opens(index + 1)}
              value={rule.opens}
              options={linkTargets.map((value) => ({ value, label: words.targets[value] }))}
              onChange={(value) => {
                const opens = linkTargets.find((target) => target === value)
                if (opens) put(index, { ...rule, opens })
              }}
            />
            <span className="row">
              <IconButton
                icon={ArrowUp}
                size="s"
                label={words.up(index + 1)}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                size="s"
                label={words.down(index + 1)}
                disabled={index === rules.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={X}
                size="s"
                label={words.remove(index + 1)}
                onClick={() => onChange(rules.filter((_, at) => at !== index))}
              />
            </span>
          </li>
        ))}
      </ol>
      <div>
        <Button
          size="s"
          icon={Plus}
          disabled={rules.length >= wrapLimits.linkRules}
          onClick={() => onChange([...rules, { pattern: '', opens: 'in-app' }])}
        >
          {words.add}
        </Button>
      </div>
    </div>
  )
}
