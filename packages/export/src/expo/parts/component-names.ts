import type { ComponentType } from '@kwiq/app-model'

/** What each component is called in an exported project. */
export const componentNames: Record<ComponentType, string> = {
  header: 'Header',
  container: 'Container',
  stack: 'Stack',
  text: 'Text',
  button: 'Button',
  list: 'List',
  image: 'Image',
  video: 'Video',
  camera: 'Camera',
  chart: 'Chart',
  map: 'Map',
  input: 'Input',
  checkbox: 'Checkbox',
  datepicker: 'Datepicker',
  navbar: 'Navbar',
  tabs: 'Tabs',
  webview: 'Webview',
}
