import { type AppDocument, isEqual, validateDocument } from '@kwiq/app-model'
import { Button } from '@kwiq/ui'
import { useState } from 'react'
import { useDocument, useNode, useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { replaceNode } from './replace-node.ts'

/** The schema as text: of the selected component, else of the whole app. */
export function SchemaTab({ selectedId }: { selectedId: string | null }) {
  return selectedId === null ? <DocumentSchema /> : <NodeSchema key={selectedId} id={selectedId} />
}

function DocumentSchema() {
  const studio = useStudio()
  const document = useDocument((current) => current)
  const apply = (json: unknown) => {
    const result = validateDocument(json)
    if (!result.ok) return issueOf(result.issues)
    studio.putDocument(result.document, { failure: texts.errors.edit, announce: 'Schema applied' })
    return null
  }
  return <SchemaText name="App schema" value={document} onApply={apply} />
}

function NodeSchema({ id }: { id: string }) {
  const studio = useStudio()
  const node = useNode(id)
  if (!node) return null
  const apply = (json: unknown) => {
    const result = validateDocument(replaceNode(studio.document.getDocument(), id, json))
    if (!result.ok) return issueOf(result.issues)
    const changed = result.document
    if (isEqual(changed, studio.document.getDocument())) return null
    studio.putDocument(changed, { failure: texts.errors.edit, announce: 'Schema applied' })
    return null
  }
  return <SchemaText name="Component schema" value={node} onApply={apply} />
}

function issueOf(issues: readonly { path: string; message: string }[]): string {
  const [first] = issues
  if (!first) return texts.invalidSchema
  return first.path === '' ? first.message : `${first.path}: ${first.message}`
}

interface SchemaTextProps {
  name: string
  value: AppDocument | object
  /** Takes the text's JSON in; returns what is wrong with it, or null. */
  onApply(json: unknown): string | null
}

function SchemaText({ name, value, onApply }: SchemaTextProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const apply = () => {
    if (draft === null) return
    const parsed = parseJson(draft)
    const wrong = parsed.ok ? onApply(parsed.value) : parsed.message
    setProblem(wrong)
    if (wrong === null) setDraft(null)
  }
  return (
    <div className="schema">
      <textarea
        className="schema-text"
        aria-label={name}
        aria-invalid={problem !== null || undefined}
        spellCheck={false}
        value={draft ?? JSON.stringify(value, null, 2)}
        onChange={(event) => setDraft(event.target.value)}
      />
      <footer>
        {problem !== null && (
          <p className="errbox" role="alert">
            {texts.invalidSchema}. {problem}
          </p>
        )}
        <div className="row">
          <Button variant="primary" className="grow" disabled={draft === null} onClick={apply}>
            Apply
          </Button>
          <Button
            className="grow"
            disabled={draft === null}
            onClick={() => {
              setDraft(null)
              setProblem(null)
            }}
          >
            Discard
          </Button>
        </div>
      </footer>
    </div>
  )
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : 'This is no JSON.' }
  }
}
