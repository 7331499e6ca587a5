export {
  type Action,
  type AppDocument,
  type AppInfo,
  type AppTheme,
  type ComponentNode,
  type ComponentType,
  componentTypes,
  type JsonValue,
  type Properties,
  type Screen,
  type ScreenProperties,
} from './types.ts'
