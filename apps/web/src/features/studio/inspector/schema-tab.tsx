import {
  type AppDocument,
  isEqual,
  mergeDocuments,
  parseDocument,
  validateDocument,
  type ValidationResult,
} from '@kwiq/app-model'
import { Button } from '@kwiq/ui'
import { type Store, useStore } from '../state/create-store.ts'
import { useDocument, useNode, useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { replaceNode } from './replace-node.ts'
import { type SchemaDraft, schemaDraft } from './schema-drafts.ts'

/** The schema as text: of the selected component, else of the whole app. */
export function SchemaTab({ selectedId }: { selectedId: string | null }) {
  return selectedId === null ? <DocumentSchema /> : <NodeSchema key={selectedId} id={selectedId} />
}

function DocumentSchema() {
  const studio = useStudio()
  const document = useDocument((current) => current)
  const read: ReadDraft = (json) => parseDocument(json)
  return <SchemaText name="App schema" value={document} draftOf={schemaDraft(studio, null)} read={read} />
}

function NodeSchema({ id }: { id: string }) {
  const studio = useStudio()
  const node = useNode(id)
  if (!node) return null
  const read: ReadDraft = (json, base) => validateDocument(replaceNode(base, id, json))
  return <SchemaText name="Component schema" value={node} draftOf={schemaDraft(studio, id)} read={read} />
}

function issueOf(issues: readonly { path: string; message: string }[]): string {
  const [first] = issues
  if (!first) return texts.invalidSchema
  return first.path === '' ? first.message : `${first.path}: ${first.message}`
}

/** The document that a text's JSON makes of the one it was begun on. */
type ReadDraft = (json: unknown, base: AppDocument) => ValidationResult

interface SchemaTextProps {
  name: string
  value: AppDocument | object
  draftOf: Store<SchemaDraft>
  read: ReadDraft
}

function SchemaText({ name, value, draftOf, read }: SchemaTextProps) {
  const studio = useStudio()
  const { text, base, problem } = useStore(draftOf, (draft) => draft)
  const discard = () => draftOf.set({ text: null, base: null, problem: null })
  const change = (next: string) =>
    draftOf.set({ text: next, base: base ?? studio.document.getDocument(), problem: null })
  const apply = () => {
    if (text === null || base === null) return
    const parsed = parseJson(text)
    if (!parsed.ok) return draftOf.set({ problem: parsed.message })
    const result = read(parsed.value, base)
    if (!result.ok) return draftOf.set({ problem: issueOf(result.issues) })
    // Others may have edited since the first letter: what they did stays.
    const current = studio.document.getDocument()
    const { document } = current === base ? result : mergeDocuments(base, result.document, current)
    discard()
    if (isEqual(document, current)) return
    studio.putDocument(document, { failure: texts.errors.edit, announce: 'Schema applied' })
  }
  return (
    <div className="schema">
      <textarea
        className="schema-text"
        aria-label={name}
        aria-invalid={problem !== null || undefined}
        spellCheck={false}
        value={text ?? JSON.stringify(value, null, 2)}
        onChange={(event) => change(event.target.value)}
      />
      <footer>
        {problem !== null && (
          <p className="errbox" role="alert">
            {texts.invalidSchema}. {problem}
          </p>
        )}
        <div className="row">
          <Button variant="primary" className="grow" disabled={text === null} onClick={apply}>
            Apply
          </Button>
          <Button className="grow" disabled={text === null} onClick={discard}>
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
    return { ok: false, message: error instanceof Error ? error.message : 'This is not JSON.' }
  }
}
