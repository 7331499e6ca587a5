import { type ComponentNode, documentLimits } from '@kwiq/app-model'
import { type ComponentDefinition, definitions, isComponentType } from '@kwiq/catalogue'
import { memo, useMemo } from 'react'
import { renameComponent, setProperty } from '../edits/component-edits.ts'
import { useNode, useStudio } from '../state/studio-context.ts'
import { TextControl } from './controls/text-control.tsx'
import { effectiveSections, type Field, sectionsOf } from './field-model.ts'
import { FieldRow } from './field-row.tsx'
import { LockRow, UnlessLocked } from './lock-row.tsx'
import { PropertyRow } from './property-row.tsx'

/** Everything the catalogue lets one set on a component. */
export function ComponentInspector({ id }: { id: string }) {
  const node = useNode(id)
  if (!node) return null
  return (
    <>
      <LockRow subject="component" id={id} />
      <UnlessLocked id={id}>
        <Sections node={node} />
      </UnlessLocked>
    </>
  )
}

const Sections = memo(function Sections({ node }: { node: ComponentNode }) {
  const studio = useStudio()
  const definition: ComponentDefinition | null = isComponentType(node.type) ? definitions[node.type] : null
  const sections = useMemo(
    () => (definition ? effectiveSections(sectionsOf(definition), [node.properties]) : []),
    [definition, node.properties],
  )
  const isVisible = definition?.labelRole !== 'name'
  const label = (
    <PropertyRow title={isVisible ? 'Label' : 'Name'}>
      {() => (
        <TextControl
          value={node.label}
          label={isVisible ? 'Label' : 'Name'}
          maxLength={documentLimits.labelCharacters}
          onChange={(next) => renameComponent(studio, node.id, next)}
        />
      )}
    </PropertyRow>
  )
  return (
    <>
      {isVisible && sections[0]?.title !== 'Content' && (
        <section aria-label="Content properties">
          <h3>Content</h3>
          {label}
        </section>
      )}
      {sections.map((section) => (
        <section key={section.title} aria-label={`${section.title} properties`}>
          <h3>{section.title}</h3>
          {isVisible && section.title === 'Content' && label}
          {section.fields.map((field) => (
            <NodeField
              key={`${node.id} ${field.name}`}
              id={node.id}
              field={field}
              value={node.properties[field.name]}
            />
          ))}
        </section>
      ))}
      {!isVisible && (
        <section aria-label="Access">
          <h3>Access</h3>
          {label}
        </section>
      )}
      {!definition && (
        <p className="empty-note">
          This version of Kwiq does not know the component “{node.type}”. It is kept as it is; its schema can
          be edited.
        </p>
      )}
    </>
  )
})

/** Redraws only when its own property changed, so that typing in one field leaves the others alone. */
const NodeField = memo(function NodeField({
  id,
  field,
  value,
}: {
  id: string
  field: Field
  value: unknown
}) {
  const studio = useStudio()
  return (
    <FieldRow field={field} value={value} onChange={(next) => setProperty(studio, id, field.name, next)} />
  )
})
