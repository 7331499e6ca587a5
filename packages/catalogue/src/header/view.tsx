import { useLayout } from '../primitives/index.ts'
import type { ViewProps } from '../view-props.ts'
import { BarHeader } from './bar-header.tsx'
import { CoverHeader } from './cover-header.tsx'
import { headerKind } from './header-kind.ts'
import { BlockHeader, CenteredHeader, GreetingHeader, LargeHeader, MastheadHeader } from './large-headers.tsx'

const kinds = {
  cover: CoverHeader,
  block: BlockHeader,
  masthead: MastheadHeader,
  greeting: GreetingHeader,
  large: LargeHeader,
  centered: CenteredHeader,
  bar: BarHeader,
}

/** The head of a screen. It draws the space under the status bar too. */
export function HeaderView({ label, properties }: ViewProps<'header'>) {
  const { theme } = useLayout()
  const Kind = kinds[headerKind(properties, theme)]
  return <Kind label={label} properties={properties} />
}
