import type { ViewStyle } from 'react-native'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { AppText, Chip, ChoiceGroup, Shelf, Tappable, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import { useScreenFilter } from '../screen-filter.ts'
import { mix } from '../theme/color.ts'
import type { ViewProps } from '../view-props.ts'

type Tab = ResolvedProperties<'tabs'>['items'][number]

interface TabRowProps {
  label: string
  items: Tab[]
  active: number
  onChoose: (index: number) => void
}

/** Tabs inside a screen. A tap chooses one, or goes where the tab leads. */
export function TabsView({ id, label, properties }: ViewProps<'tabs'>) {
  const { theme } = useLayout()
  const { leadsHere } = useAppRuntime()
  const { items, variant } = properties
  const [chosen, setChosen] = useAppValue(id, 'active', properties.active)
  const leading = items.findIndex((item) => leadsHere(item.action))
  const active = leading >= 0 ? leading : Math.min(chosen, items.length - 1)
  const [, setFilter] = useScreenFilter()
  const onChoose = (index: number) => {
    setChosen(index)
    setFilter(id, items[index]?.title ?? '')
  }
  const row = { label, items, active, onChoose }
  switch (variant === 'auto' ? theme.tabs : variant) {
    case 'segmented':
      return <Segments {...row} />
    case 'pills':
      return <Pills {...row} />
    case 'underline':
      return <Underlined {...row} />
  }
}

/** Mean width of a letter of a segment, and what stays free beside its words, in px. */
const letterWidth = 8
const besideWords = 6

function Segments({ label, items, active, onChoose }: TabRowProps) {
  const { theme, roles, width } = useLayout()
  // All are of one width as long as the longest words have room in it.
  const longest = Math.max(0, ...items.map(({ title }) => title.length))
  const isEqual = longest * letterWidth + besideWords <= width / Math.max(1, items.length)
  const isHard = theme.elevation === 'hard'
  const chosenGround = isHard
    ? roles.text
    : theme.mode === 'dark'
      ? mix(roles.surfaceAlt, roles.text, 0.14)
      : roles.surface
  const segment = (index: number): ViewStyle => ({
    ...(isEqual
      ? { flex: 1 }
      : { flexGrow: 1, flexShrink: 1, flexBasis: 'auto', paddingHorizontal: besideWords }),
    minHeight: isHard ? 44 : 40,
    borderRadius: isHard ? 0 : Math.max(0, theme.radius.control - 4),
    backgroundColor: index === active ? chosenGround : undefined,
    borderLeftWidth: isHard && index > 0 ? 2 : 0,
    borderColor: roles.border,
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow:
      index === active && !isHard && theme.mode === 'light' ? '0px 1px 4px rgba(0,0,0,0.12)' : undefined,
  })
  const wordsColor = (index: number) =>
    index === active ? (isHard ? roles.background : roles.text) : roles.textMuted
  return (
    <ChoiceGroup
      role="tablist"
      label={label}
      style={{
        flexDirection: 'row',
        backgroundColor: isHard ? roles.surface : roles.surfaceAlt,
        borderRadius: theme.radius.control,
        padding: isHard ? 0 : 4,
        borderWidth: isHard ? 2 : 0,
        borderColor: roles.border,
        overflow: 'hidden',
      }}
    >
      {items.map((item, index) => (
        <Tappable
          key={index}
          role="tab"
          isSelected={index === active}
          action={item.action}
          onPress={() => onChoose(index)}
          slop={{ across: 0, down: isHard ? 0 : 4 }}
          style={segment(index)}
        >
          <AppText variant="label" color={wordsColor(index)} style={{ fontSize: 14 }} lines={1}>
            {item.title}
          </AppText>
        </Tappable>
      ))}
    </ChoiceGroup>
  )
}

function Pills({ items, active, onChoose, label }: TabRowProps) {
  return (
    <Shelf gap={8} role="tablist" label={label}>
      {items.map((item, index) => (
        <Chip
          key={index}
          role="tab"
          title={item.title}
          isSelected={index === active}
          action={item.action}
          onPress={() => onChoose(index)}
        />
      ))}
    </Shelf>
  )
}

function Underlined({ label, items, active, onChoose }: TabRowProps) {
  const { theme, roles } = useLayout()
  return (
    <ChoiceGroup
      role="tablist"
      label={label}
      style={{ flexDirection: 'row', gap: 22, borderBottomWidth: 1, borderColor: roles.border }}
    >
      {items.map((item, index) => (
        <Tappable
          key={index}
          role="tab"
          isSelected={index === active}
          action={item.action}
          onPress={() => onChoose(index)}
          style={{
            minHeight: 44,
            minWidth: 44,
            flexShrink: 1,
            justifyContent: 'center',
            borderBottomWidth: index === active ? 2.5 : 0,
            marginBottom: -1,
            borderColor: theme.elevation === 'rules' ? roles.text : roles.primaryText,
          }}
        >
          <AppText
            variant="label"
            color={index === active ? roles.text : roles.textMuted}
            style={{ fontSize: 15 }}
            lines={1}
          >
            {item.title}
          </AppText>
        </Tappable>
      ))}
    </ChoiceGroup>
  )
}
