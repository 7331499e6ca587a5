import type { JsonValue, Properties } from '@kwiq/app-model'
import { Button, Icon, IconButton } from '@kwiq/ui'
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Field } from '../field-model.ts'
import { FieldRow } from '../field-row.tsx'

type Item = Properties

interface ItemsControlProps {
  value: unknown
  field: Field
  onChange(value: JsonValue | undefined): void
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list of things with fields of their own: add, remove, reorder, open one to edit it. */
export function ItemsControl({ value, field, onChange }: ItemsControlProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  /** Where the keyboard goes on once an item stands elsewhere or is gone: the first of these that can be had. */
  const focusSoon = (...selectors: string[]) =>
    setTimeout(() => {
      for (const selector of selectors) {
        const found = list.current?.querySelector<HTMLElement>(selector)
        if (found) return found.focus()
      }
    })
  const items = field.isSingleItem
    ? isItem(value)
      ? [value]
      : []
    : Array.isArray(value)
      ? value.filter(isItem)
      : []
  const put = (next: Item[]) => onChange(field.isSingleItem ? next[0] : next)
  const swap = (from: number, to: number) => {
    const next = [...items]
    const [moved] = next.splice(from, 1)
    if (moved) next.splice(to, 0, moved)
    put(next)
    if (openIndex === from) setOpenIndex(to)
    else if (openIndex === to) setOpenIndex(from)
    const side = to < from ? 'up' : 'down'
    focusSoon(`[data-item="${to}"] [data-move="${side}"]:enabled`, `[data-item="${to}"] [data-move]:enabled`)
  }
  const remove = (index: number) => {
    put(items.filter((_, at) => at !== index))
    if (openIndex === index) setOpenIndex(null)
    else if (openIndex !== null && openIndex > index) setOpenIndex(openIndex - 1)
    focusSoon(`[data-item="${index}"] .open`, `[data-item="${index - 1}"] .open`, '.btn')
  }
  return (
    <fieldset className="items" aria-label={field.title} ref={list}>
      {items.map((item, index) => (
        <div className="item" key={index} data-item={index}>
          <header>
            <button
              type="button"
              className="open"
              aria-expanded={openIndex === index}
              onClick={() => setOpenIndex(openIndex === index ? null : index)}
            >
              <Icon of={openIndex === index ? ChevronDown : ChevronRight} size={12} />
              <span className="trunc">{nameOf(item, index)}</span>
            </button>
            {!field.isSingleItem && (
              <>
                <IconButton
                  icon={ArrowUp}
                  iconSize={12}
                  size="s"
                  label={`Move ${nameOf(item, index)} up`}
                  data-move="up"
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  iconSize={12}
                  size="s"
                  label={`Move ${nameOf(item, index)} down`}
                  data-move="down"
                  disabled={index === items.length - 1}
                  onClick={() => swap(index, index + 1)}
                />
              </>
            )}
            <IconButton
              icon={X}
              iconSize={12}
              size="s"
              label={`Remove ${nameOf(item, index)}`}
              onClick={() => remove(index)}
            />
          </header>
          {openIndex === index && (
            <div className="item-b">
              {field.itemFields.map((itemField) => (
                <FieldRow
                  key={itemField.name}
                  field={itemField}
                  value={item[itemField.name]}
                  onChange={(next) =>
                    put(
                      items.map((other, at) =>
                        at === index ? withField(other, itemField.name, next) : other,
                      ),
                    )
                  }
                />
              ))}
            </div>
          )}
        </div>
      ))}
      {(!field.isSingleItem || items.length === 0) && (
        <Button
          size="s"
          icon={Plus}
          onClick={() => {
            put([...items, newItem(field, items.length)])
            setOpenIndex(items.length)
          }}
        >
          Add
        </Button>
      )}
    </fieldset>
  )
}

function nameOf(item: Item, index: number): string {
  const words = item.title ?? item.label ?? item.name ?? item.text ?? item.day ?? item.avatar ?? item.icon
  return typeof words === 'string' && words !== '' ? words : `Item ${index + 1}`
}

function newItem(field: Field, count: number): Item {
  const hasTitle = field.itemFields.some((itemField) => itemField.name === 'title')
  return hasTitle ? { title: `Item ${count + 1}` } : {}
}

function withField(item: Item, name: string, value: JsonValue | undefined): Item {
  const { [name]: _before, ...rest } = item
  return value === undefined ? rest : { ...item, [name]: value }
}
