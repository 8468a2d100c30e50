import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { keepPage } from './lib/state/newer.svelte';
import { begin } from './lib/state/settings.svelte';

const target = document.getElementById('app');
if (target) {
  void begin().then(() => {
    mount(App, { target });
    performance.mark('mounted');
    keepPage();
  });
}
