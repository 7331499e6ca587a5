import { type ComponentNode, type Command, documentLimits, type JsonValue } from '@kwiq/app-model'
import { Button, Icon, IconButton, Menu } from '@kwiq/ui'
import { CopyPlus, Ellipsis, Group, Layers, Rows3, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { typeName } from '../edits/describe-node.ts'
import { nodeMenuEntries } from '../edits/node-menu-entries.ts'
import { duplicateSelected, removeSelected, wrapSelected } from '../edits/several-edits.ts'
import { useDocument, useStudio } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { commonSections, commonValue } from './common-fields.ts'
import { TextControl } from './controls/text-control.tsx'
import { FieldRow } from './field-row.tsx'
import { PropertyRow } from './property-row.tsx'

/** How many are selected, of which kinds, and what can be done to them together. */
export function SeveralHead({ ids }: { ids: readonly string[] }) {
  const studio = useStudio()
  const nodes = useSelectedNodes(ids)
  const kinds = [...new Set(nodes.map(({ type }) => typeName(type)))]
  return (
    <div className="ihead">
      <Icon of={Layers} />
      <div className="grow">
        <h2>{nodes.length} components</h2>
        <span className="xs t3 trunc">{kinds.join(', ')}</span>
      </div>
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More actions" size="s" hasNoTooltip />}
        entries={() => nodeMenuEntries(studio)}
      />
    </div>
  )
}

/** What several components have in common; where they differ it says so, and what is set holds for all. */
export function SeveralInspector({ ids }: { ids: readonly string[] }) {
  const studio = useStudio()
  const nodes = useSelectedNodes(ids)
  const sections = useMemo(() => commonSections(nodes), [nodes])
  const labels = new Set(nodes.map(({ label }) => label))
  const runOnAll = (name: string, commands: Command[]) =>
    studio.run(
      { type: 'batch', commands },
      { failure: texts.errors.edit, gather: `${name} ${ids.join(' ')}` },
    )
  const setAll = (name: string, value: JsonValue | undefined) =>
    runOnAll(
      name,
      nodes.map(({ id }) =>
        value === undefined
          ? { type: 'set-properties', id, unset: [name] }
          : { type: 'set-properties', id, set: { [name]: value } },
      ),
    )
  return (
    <>
      <section aria-label="Together">
        <h3>Together</h3>
        <div className="several-tools">
          <Button size="s" icon={Group} onClick={() => wrapSelected(studio, 'container')}>
            Container
          </Button>
          <Button size="s" icon={Rows3} onClick={() => wrapSelected(studio, 'stack')}>
            Stack
          </Button>
          <Button size="s" icon={CopyPlus} onClick={() => duplicateSelected(studio)}>
            Duplicate
          </Button>
          <Button size="s" icon={Trash2} onClick={() => void removeSelected(studio)}>
            Delete
          </Button>
        </div>
        <PropertyRow title="Label">
          {() => (
            <TextControl
              value={labels.size === 1 ? (nodes[0]?.label ?? '') : ''}
              placeholder={labels.size > 1 ? texts.mixed : undefined}
              label="Label"
              maxLength={documentLimits.labelCharacters}
              onChange={(label) =>
                runOnAll(
                  'label',
                  nodes.map(({ id }) => ({ type: 'rename-component', id, label })),
                )
              }
            />
          )}
        </PropertyRow>
      </section>
      {sections.map((section) => (
        <section key={section.title} aria-label={`${section.title} properties`}>
          <h3>{section.title}</h3>
          {section.fields.map((field) => {
            const { isMixed, value } = commonValue(nodes, field)
            return (
              <FieldRow
                key={field.name}
                field={field}
                value={value}
                isMixed={isMixed}
                onChange={(next) => setAll(field.name, next)}
              />
            )
          })}
        </section>
      ))}
      {sections.length === 0 && <p className="empty-note">{texts.nothingInCommon}</p>}
    </>
  )
}

/** The selected components as they are now. */
function useSelectedNodes(ids: readonly string[]): ComponentNode[] {
  const studio = useStudio()
  const document = useDocument((current) => current)
  return useMemo(
    // The document is what makes the list change.
    () => (document ? ids.flatMap((id) => studio.document.getNode(id) ?? []) : []),
    [studio, document, ids],
  )
}
