/**
 * Loads React's renderer before Next offers it a global `AsyncLocalStorage`. With one React opens a storage at its first page, and from then on
 * Node runs hooks for each timer, tick and request of the process, also of those that no page is rendered for. The storage
 * is for hints of asynchronous components (`preload`), which only the App Router has.
 */
import 'react-dom/server.edge';
