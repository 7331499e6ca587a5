import './help.css'
import { Icon } from '@kwiq/ui'
import { ChevronDown } from 'lucide-react'
import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface AccordionProps {
  sections: readonly { title: string; content: ReactNode }[]
  /** Title of the section that is open at first. */
  opened?: string
}

/** Sections of which at most one is open. */
export function Accordion({ sections, opened }: AccordionProps) {
  return (
    <Radix.Root className="accordion" type="single" collapsible {...(opened && { defaultValue: opened })}>
      {sections.map(({ title, content }) => (
        <Radix.Item key={title} value={title}>
          <Radix.Header>
            <Radix.Trigger>
              {title}
              <Icon of={ChevronDown} />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className="opened">{content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
