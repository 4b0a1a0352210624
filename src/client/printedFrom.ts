/** Names the page on paper: its title, its address with what an app shows, and the day. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {formatDate} from '@site/src/kit/format/dates';

function nameThePage(): void {
  const line = document.createElement('p');
  line.dataset.printedFrom = '';
  const day = formatDate(new Date());
  line.textContent = `${document.title}. ${window.location.href} Printed on ${day}.`;
  document.querySelector('main')?.append(line);
  window.addEventListener('afterprint', () => line.remove(), {once: true});
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('beforeprint', nameThePage);
