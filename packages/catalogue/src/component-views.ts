import type { ComponentType } from '@kwiq/app-model'
import type { ComponentType as ReactComponent } from 'react'
import { ButtonView } from './button/view.tsx'
import { ContainerView } from './container/view.tsx'
import { HeaderView } from './header/view.tsx'
import { NavbarView } from './navbar/view.tsx'
import { StackView } from './stack/view.tsx'
import { TabsView } from './tabs/view.tsx'
import { TextView } from './text/view.tsx'
import { pendingView } from './pending-view.tsx'
import type { ViewProps } from './view-props.ts'

/** What draws each component. */
export const componentViews: { [Type in ComponentType]: ReactComponent<ViewProps<Type>> } = {
  header: HeaderView,
  container: ContainerView,
  stack: StackView,
  text: TextView,
  button: ButtonView,
  list: pendingView('list'),
  image: pendingView('image'),
  video: pendingView('video'),
  camera: pendingView('camera'),
  chart: pendingView('chart'),
  map: pendingView('map'),
  input: pendingView('input'),
  checkbox: pendingView('checkbox'),
  datepicker: pendingView('datepicker'),
  navbar: NavbarView,
  tabs: TabsView,
  webview: pendingView('webview'),
}
